import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {product} from '../../src/site/product';

/** What the site's configuration may set. */
export interface Options {
  /** The group of hits from pages outside every sidebar category. */
  readonly productName?: string;
  /** With more pages than this, readers fetch too much, and the hosted index is the better choice. */
  readonly maxPages?: number;
  /** The share of its pages that a site may lose from one build to the next before the build stops. */
  readonly maxLoss?: number;
}

/** What exists after validation; `id` is added by Docusaurus. */
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
