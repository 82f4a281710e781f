import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** What the site's configuration may set. */
export interface Options {
  /** Origins besides their own that pages may contact. */
  readonly connectOrigins?: readonly string[];
}

/** What exists after validation; `id` is added by Docusaurus. */
export interface PluginOptions extends Required<Options> {
  readonly id: string;
}

const schema = Joi.object<PluginOptions>({
  connectOrigins: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
