import type {SiteBuilder} from './builder';
import {docusaurus, easyops} from './docusaurus';
import {ours} from './ours';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** Every site that can be measured, in the order of the tables. */
export const builders: readonly SiteBuilder[] = [ours, docusaurus, easyops, starlight, vitepress];
