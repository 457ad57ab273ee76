/** Links within the lending demonstration. The addresses are those of the specification, `oder` and all. */
import { withQuery } from '../../paths.ts'

interface OfLoan {
  loan?: number
}

export const lendingPaths = {
  home: () => '/jiuXianDemo/home',
  file: () => '/jiuXianDemo/activeAmount',
  code: () => '/jiuXianDemo/phoneCode',
  credit: () => '/jiuXianDemo/credit',
  account: () => '/jiuXianDemo/openAccount',
  amount: () => '/jiuXianDemo/amount',
  products: () => '/jiuXianDemo/list',
  product: (query: { product?: string } = {}) => withQuery('/jiuXianDemo/detail', { ...query }),
  draw: (query: { product?: string } = {}) => withQuery('/jiuXianDemo/oder', { ...query }),
  sign: (query: OfLoan = {}) => withQuery('/jiuXianDemo/signContract', { ...query }),
  verify: (query: OfLoan = {}) => withQuery('/jiuXianDemo/signVerify', { ...query }),
  pay: (query: OfLoan = {}) => withQuery('/jiuXianDemo/payOff', { ...query }),
  me: () => '/jiuXianDemo/userCenter',
  loans: () => '/jiuXianDemo/myLoan',
  order: (query: OfLoan = {}) => withQuery('/jiuXianDemo/oderDetail', { ...query }),
  loan: (query: OfLoan = {}) => withQuery('/jiuXianDemo/loanDetail', { ...query }),
}
