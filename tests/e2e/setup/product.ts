/** Where the product of this worker is (start.ts starts one for each). */
export interface Product {
  base: string
  /** The sandbox that stands for the outside world of this product alone. */
  sandbox: string
  /** Its folder, the database in it. */
  dataDir: string
}

const given = process.env[`XINJIAN_PRODUCT_${process.env.TEST_PARALLEL_INDEX}`]

/** Outside of a worker, where Playwright only lists the journeys, it is nowhere. */
export const product: Product = given ? JSON.parse(given) : { base: '', sandbox: '', dataDir: '' }
