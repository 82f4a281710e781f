/** Selects a line of a text field, and scrolls about as far as that line is into the text. */
export function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (field === null) {
    return;
  }
  const lines = field.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(before, before + (lines[line - 1]?.length ?? 0));
  field.scrollTo(0, (field.scrollHeight * (line - 0.5)) / lines.length - field.clientHeight / 2);
}
