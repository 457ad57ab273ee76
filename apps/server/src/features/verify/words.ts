/** As the product is called in refusals and on bills. */
export const VERIFY_NAME = '发票查验'
