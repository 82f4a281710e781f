import type {CardColors} from './draw';
import {readThemeColors} from '../themeColors';

/** @param tokens the style sheet with the design tokens */
export function cardColors(tokens: string): CardColors {
  const dark = (token: string): string => readThemeColors(tokens, token).dark;
  return {
    background: dark('--ifm-background-color'),
    title: dark('--ifm-heading-color'),
    accent: dark('--ifm-color-primary'),
    note: dark('--ifm-font-color-secondary'),
  };
}
