/** Makes an element with its attributes and what's in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value = ''] of Object.entries(attributes)) {
    made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

export function button(
  attributes: Readonly<Record<string, string>>,
  text: string,
  onClick: () => void,
): HTMLButtonElement {
  const made = element('button', {type: 'button', ...attributes}, text);
  made.addEventListener('click', onClick);
  return made;
}
