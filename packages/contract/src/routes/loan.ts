/** Credit lines and loans: the funder's, and those of one's own company as a borrower; and what was signed between companies. */
import type { Row } from './row.ts'

export const LOAN_ROWS: readonly Row[] = [
  [
    '/supplyChain/lines',
    '授信额度',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/CreditLines.tsx',
      keyedBy: [],
      titleEn: 'Credit lines',
      needs: 'loan.read',
      menu: { group: 'supply-chain', icon: 'shield', order: 40 },
    },
  ],
  [
    '/supplyChain/loans',
    '借款管理',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/Loans.tsx',
      keyedBy: [],
      titleEn: 'Loans',
      needs: 'loan.read',
      menu: { group: 'supply-chain', icon: 'wallet', order: 42 },
    },
  ],
  [
    '/supplyChain/loan',
    '借款详情',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/Loan.tsx',
      hidden: true,
      keyedBy: ['no'],
      titleEn: 'Loan',
      needs: 'loan.read',
    },
  ],
  [
    '/supplyChain/deeds',
    '还款登记',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/LoanDeeds.tsx',
      keyedBy: [],
      titleEn: 'Payments and waivers',
      needs: 'loan.read',
      menu: { group: 'supply-chain', icon: 'check', order: 44 },
    },
  ],
  [
    '/supplyChain/ownLoans',
    '我的借款',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/OwnLoans.tsx',
      keyedBy: [],
      titleEn: 'Our loans',
      needs: 'loan.own',
      menu: { group: 'supply-chain', icon: 'file', order: 46 },
    },
  ],
  [
    '/supplyChain/ownLoan',
    '我的借款详情',
    'supply-chain',
    'main',
    {
      page: 'office/loan/pages/OwnLoan.tsx',
      hidden: true,
      keyedBy: ['no'],
      titleEn: 'Our loan',
      needs: 'loan.own',
    },
  ],
  [
    '/supplyChain/agreements',
    '业务合同',
    'supply-chain',
    'main',
    {
      page: 'office/agreement/pages/Agreements.tsx',
      keyedBy: [],
      titleEn: 'Agreements',
      needs: 'agreement.read',
      menu: { group: 'supply-chain', icon: 'file', order: 48 },
    },
  ],
]
