import {unescapeHtml} from '../engine/escape';

export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Reads the HTML of a highlighted text as plain pieces, so that it can be drawn without HTML. */
export function highlightParts(html: string): readonly HighlightPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => {
      const isMatch = piece.startsWith('<mark>');
      return {text: unescapeHtml(piece.replace(/<\/?mark>/g, '')), isMatch};
    })
    .filter(({text}) => text !== '');
}
