/** What lenders' records are called, in both languages: who they are of, what happened, at what kind of institution. */
import { words } from '../say/words.ts'

export const LENDING_NAMES = words({
  ENTERPRISE: ['企业', 'Enterprise'],
  LEGAL_REP: ['法定代表人', 'Legal representative'],
  SPOUSE: ['法定代表人配偶', 'Spouse of the legal representative'],
  CONTROLLER: ['实际控制人', 'Actual controller'],

  APPLY: ['申请', 'Application'],
  APPROVE: ['通过', 'Approval'],
  REJECT: ['拒绝', 'Rejection'],
  LOAN: ['放款', 'Loan'],
  OVERDUE: ['逾期', 'Overdue'],
  AUTH_QUERY: ['授权查询', 'Query by consent'],

  STATE_BANK: ['国有行', 'State bank'],
  JOINT_STOCK_BANK: ['股份行', 'Joint-stock bank'],
  CITY_RURAL_BANK: ['城商行、农商行', 'City or rural bank'],
  INTERNET_BANK: ['互联网银行', 'Internet bank'],
  CONSUMER_FINANCE: ['持牌消费金融', 'Licensed consumer finance'],
  MICRO_LENDER: ['小额贷款公司', 'Micro lender'],
  ONLINE_MICRO_LENDER: ['网络小额贷款公司', 'Online micro lender'],
  LEASING: ['融资租赁', 'Financial leasing'],
  FACTORING: ['商业保理', 'Factoring'],
  GUARANTEE: ['融资担保', 'Guarantee company'],
  OTHER: ['其他非银机构', 'Other non-bank'],
})
