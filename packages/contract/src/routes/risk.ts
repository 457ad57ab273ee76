/** Orders of risk control, and the policies by which they are judged. */
import type { Row } from './row.ts'

export const RISK_ROWS: readonly Row[] = [
  [
    '/riskControl/report',
    '风控报告',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/RiskReport.tsx',
      keyedBy: ['no'],
      titleEn: 'Risk report',
      needs: 'report.read',
      menu: { group: 'risk-control', icon: 'search', order: 2 },
    },
  ],
  [
    '/riskControl/order',
    '风控订单',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/RiskOrders.tsx',
      keyedBy: [],
      titleEn: 'Risk orders',
      needs: 'report.read',
      menu: { group: 'risk-control', icon: 'file', order: 4 },
    },
  ],
  [
    '/riskControl/orderDetail',
    '风控订单详情',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/RiskOrderDetail.tsx',
      hidden: true,
      keyedBy: ['no'],
      titleEn: 'Risk order',
      needs: 'report.read',
    },
  ],
  [
    '/riskControl/policies',
    '准入策略',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/RiskPolicies.tsx',
      keyedBy: [],
      titleEn: 'Admission policies',
      needs: 'rules.read',
      menu: { group: 'risk-control', icon: 'check', order: 6 },
    },
  ],
  [
    '/riskControl/policy',
    '准入策略详情',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/RiskPolicy.tsx',
      hidden: true,
      keyedBy: ['code', 'version', 'from', 'sample'],
      titleEn: 'Admission policy',
      needs: 'rules.read',
    },
  ],
  [
    '/riskControl/loanOutcomes',
    '贷款结果',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/LoanOutcomes.tsx',
      keyedBy: [],
      titleEn: 'Loan outcomes',
      needs: 'rules.read',
      menu: { group: 'risk-control', icon: 'file', order: 8 },
    },
  ],
  [
    '/riskControl/scoreCards',
    '自有评分卡',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/ScoreCards.tsx',
      keyedBy: [],
      titleEn: 'Own score cards',
      needs: 'rules.read',
      menu: { group: 'risk-control', icon: 'shield', order: 9 },
    },
  ],
  [
    '/riskControl/scoreCard',
    '自有评分卡详情',
    'risk-control',
    'main',
    {
      page: 'office/riskControl/pages/ScoreCard.tsx',
      hidden: true,
      keyedBy: ['version'],
      titleEn: 'Own score card',
      needs: 'rules.read',
    },
  ],
]
