/** The buttons of a code block, created once as a template because a page may have sixty blocks. */

const icons = {
  copy: 'M19 21H8V7h11m0-2H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m-3-4H4a2 2 0 0 0-2 2v14h2V3h12z',
  wrap: 'M4 19h6v-2H4zM20 5H4v2h16zm-3 6H4v2h13.3a2 2 0 0 1 0 4H15v-2l-3 3 3 3v-2h2a4 4 0 0 0 0-8',
} as const;

type CodeAction = keyof typeof icons;

function button(action: CodeAction, name: string, state = ''): string {
  return `<button type="button"${state} class="clean-btn" data-code-action="${action}" aria-label="${name}" title="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="${icons[action]}"/></svg></button>`;
}

const html = `<div class="code-block__buttons">${button('wrap', 'Toggle word wrap', ' hidden')}${button('copy', 'Copy code to clipboard')}<span role="status"></span></div>`;

let template: HTMLTemplateElement | undefined;

/** Adds the buttons to every code block of the page that lacks them. */
export function addButtons(): void {
  if (template === undefined) {
    template = document.createElement('template');
    template.innerHTML = html;
  }
  for (const block of document.querySelectorAll('.code-block')) {
    if (block.querySelector('.code-block__buttons') === null) {
      block.append(template.content.cloneNode(true));
    }
  }
}
