import { words } from '@xinjian/format/say/words'

/** What kinds of reports are called, and what they are made of. */
export const KIND_SAYS = words({
  invoiceTitle: ['发票报告', 'Invoice report'],
  invoiceData: ['发票', 'invoices'],
  taxPaymentTitle: ['纳税报告', 'Tax payment report'],
  taxPaymentData: ['纳税', 'taxes'],
  taxTitle: ['税务报告', 'Tax report'],
  taxData: ['税务', 'taxes'],
  taxInvoiceTitle: ['税票综合报告', 'Tax and invoice report'],
  taxInvoiceData: ['税票', 'taxes and invoices'],
  taxRiskTitle: ['税务风险报告', 'Tax risk report'],
  basicTitle: ['企业基础报告', 'Enterprise basic report'],
  basicData: ['登记', 'registration'],
  erpItemTitle: ['存货报告', 'Inventory report'],
  erpItemData: ['存货', 'Inventories'],
  erpTitle: ['ERP财务报告', 'ERP financial report'],
  erpData: ['账套', 'the books'],
  erpZhjTitle: ['智慧记报告', 'Shop report (Zhihuiji)'],
  erpZhjData: ['开单', 'shop sales'],
  justiceEntTitle: ['工商司法报告', 'Registry and court report'],
  justiceEntData: ['工商司法', 'registry and court records'],
  justiceBaseTitle: ['工商报告', 'Registry report'],
  justiceBaseData: ['工商', 'registry records'],
  justiceTitle: ['司法报告', 'Court report'],
  justiceData: ['司法', 'court records'],
})
