import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {product} from '../../src/site/product';

/** What the site's configuration may set. */
export interface Options {
  /** The group of hits from pages that no sidebar category holds. */
  readonly productName?: string;
  /** Pages above which readers fetch more than they should, and the hosted index is the answer. */
  readonly maxPages?: number;
  /** The share of its pages that a site may lose from one build to the next without the build stopping. */
  readonly maxLoss?: number;
}

/** What is there after validation; `id` is Docusaurus' own. */
export interface PluginOptions extends Required<Options> {
  readonly id: string;
}

const schema = Joi.object<PluginOptions>({
  productName: Joi.string().default(product.name),
  maxPages: Joi.number().integer().min(1).default(300),
  maxLoss: Joi.number().min(0).max(1).default(0.1),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
