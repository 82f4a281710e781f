const property = '--zoom';
const step = 1.5;
const closest = 6;

/** Changes how large a picture is shown; 1 is the largest size at which all of it fits. */
interface Zoom {
  readonly by: (factor: number) => void;
  /** Toggles between the whole picture and one that fills the screen, around a point that stays in place. */
  readonly toggle: (place?: MouseEvent) => void;
}

export const factors = {in: step, out: 1 / step} as const;

/** Zooms a picture in a scrolling element. The center stays in place. */
export function zoomable(scroller: HTMLElement, picture: HTMLElement): Zoom {
  let zoom = 1;
  const set = (wanted: number, x: number, y: number): void => {
    const across = (scroller.scrollLeft + x) / scroller.scrollWidth;
    const down = (scroller.scrollTop + y) / scroller.scrollHeight;
    zoom = Math.min(Math.max(wanted, 1), closest);
    picture.style.setProperty(property, String(zoom));
    scroller.scrollTo(across * scroller.scrollWidth - x, down * scroller.scrollHeight - y);
  };
  return {
    by: (factor) => {
      set(zoom * factor, scroller.clientWidth / 2, scroller.clientHeight / 2);
    },
    toggle: (place) => {
      const {left, top} = scroller.getBoundingClientRect();
      const {clientWidth, clientHeight} = scroller;
      const filling = Math.max(clientWidth / picture.clientWidth, clientHeight / picture.clientHeight, step);
      const [x, y] = place ? [place.clientX - left, place.clientY - top] : [0, 0];
      set(zoom > 1 ? 1 : filling, x, y);
    },
  };
}
