/** `100.00` → `100`, `100.10` → `100.1`, as the platform's own page sends it [S-FPCY]. */
export const bareAmount = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount
