import { withQuery } from './paths.ts'

export type DemoReport = 'invoiceReport' | 'erpReport' | 'zhjReport' | 'taxReport'

/** Links within the demonstration, as `paths` has those of the product; apart, because whoever comes to neither loads none of them. */
export const demoPaths = {
  login: (query: { redirect?: string; ended?: 1 } = {}) => withQuery('/demoLogin', query),
  home: () => '/demoSystem/home',
  report: ({ of = 'invoiceReport' }: { of?: DemoReport } = {}) => `/demoSystem/${of}`,
  /** The phone of an enterprise and the desk of an institution side by side; `side`: the one that leads. */
  collection: ({ side = 'taxClient' }: { side?: 'taxClient' | 'taxRep' } = {}) =>
    `/demoSystem/${side}`,
  /** The guide through the collection, as the phone of a visit. */
  phone: (query: { visit?: string } = {}) => withQuery('/m/taxWeb/taxDemo/index', query),
}
