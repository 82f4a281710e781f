import {isValueName, placeholder, type Values} from '@site/src/site/readerValues';
import {escapeValue, parseNotations} from './escape';

/** A text with values in place of its placeholders, each escaped as its placeholder says. */
export function fill(template: string, values: Values): string {
  return template.replace(placeholder, (text, name: string, notation?: string) =>
    isValueName(name) ? escapeValue(values[name], parseNotations(notation)) : text,
  );
}
