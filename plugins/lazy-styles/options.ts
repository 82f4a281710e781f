import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** What the site's configuration sets. */
export interface Options {
  /** Folders under the site, with forward slashes. */
  readonly folders: readonly string[];
  /** Components of pages whose styles are in these folders, by their names in the framework's registry. */
  readonly pages: readonly string[];
}

/** What is there after validation; `id` is Docusaurus' own. */
export interface PluginOptions extends Options {
  readonly id: string;
}

const schema = Joi.object<PluginOptions>({
  folders: Joi.array().items(Joi.string()).min(1).required(),
  pages: Joi.array().items(Joi.string()).required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
