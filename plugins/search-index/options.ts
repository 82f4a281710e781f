import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {product} from '../../src/site/product';

/** What the site's configuration may set. */
export interface Options {
  /** The group of hits from pages outside every sidebar category. */
  readonly productName?: string;
  /** The share of its pages that a site may lose from one build to the next before the build stops. */
  readonly maxLoss?: number;
}

/** What exists after validation; `id` is added by Docusaurus. */
export interface PluginOptions extends Required<Options> {
  readonly id: string;
}

const schema = Joi.object<PluginOptions>({
  productName: Joi.string().default(product.name),
  maxLoss: Joi.number().min(0).max(1).default(0.1),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
