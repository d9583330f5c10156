// What is on the screen in words, in a list over the picture that is not seen: browsers read it aloud, and its buttons
// press those of the game.

export class Spoken {
    #list;
    #canvas;
    #told = '';

    constructor(list, canvas) {
        this.#list = list;
        this.#canvas = canvas;
    }

    /** `told` is a list of what is on the screen, from above to below. */
    tell(told) {
        if (told === this.#told) return;
        this.#told = told;
        this.#list.replaceChildren(...JSON.parse(told).map((item) => this.#element(item)));
    }

    #element({ text, button, disabled, x, y, width, height }) {
        const element = document.createElement(button ? 'button' : 'span');
        element.textContent = text;
        element.tabIndex = -1;
        Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
        if (button) {
            element.disabled = disabled;
            element.onclick = () => this.#press(x + width / 2, y + height / 2);
        }
        return element;
    }

    #press(x, y) {
        const frame = this.#canvas.getBoundingClientRect();
        const at = { clientX: frame.x + x, clientY: frame.y + y, bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
        const steps = [['pointermove', 0], ['pointerdown', 1], ['pointerup', 0]];
        // A picture apart each: the game has to see where the pointer is before it is pressed.
        steps.forEach(([kind, buttons], step) => setTimeout(() => {
            const pressed = kind === 'pointermove' ? -1 : 0;
            this.#canvas.dispatchEvent(new PointerEvent(kind, { ...at, button: pressed, buttons }));
        }, 80 * step));
    }
}
