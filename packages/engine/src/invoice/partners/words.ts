import { words } from '@xinjian/format/say/words'

/** Counterparties as registry, courts and tax bureau tell of them. */
export const PARTNER_SAYS = words({
  notLookedUp: [
    '尚未查询往来企业的工商、司法与税务公示信息',
    'public records of the counterparties were not looked up',
  ],
  fewCustomers: [
    '按金额，已查询公示信息的客户占{part:percent}，不足{least:percent}，其中未发现异常',
    'customers looked up are {part} by amount, below {least}; nothing found among them',
  ],
  fewSuppliers: [
    '按金额，已查询公示信息的供应商占{part:percent}，不足{least:percent}，其中未发现异常',
    'suppliers looked up are {part} by amount, below {least}; nothing found among them',
  ],
  fewParties: [
    '按金额，已查询公示信息的往来企业占{part:percent}，不足{least:percent}，其中名称均相符',
    'counterparties looked up are {part} by amount, below {least}; all their names agree',
  ],
  irregularNet: ['状态异常企业的净额', 'Net of irregular firms'],
  irregularFloored: ['状态异常企业的净额(负数按0计)', 'Net of irregular firms (negative as 0)'],
  whole: ['净额合计(各方净额为负按0计)', 'Net of all (negative as 0)'],
  looked: ['其中已查询公示信息的企业', 'Of which looked up'],
  irregularParties: ['状态异常企业', 'Irregular firms'],
  lookedParties: ['已查询的企业', 'Firms looked up'],
  riskyCustomersFormula: [
    '注销、吊销、失信、非正常户客户的净额 ÷ 净额；只计已查询公示信息的客户，未查询的可能还有',
    'Net of struck-off, revoked, dishonest or irregular customers ÷ net; of customers looked up, others may add to it',
  ],
  riskySuppliersFormula: [
    '注销、吊销、失信、非正常户供应商的净额 ÷ 进项净额；只计已查询公示信息的供应商，未查询的可能还有',
    'Net of struck-off, revoked, dishonest or irregular suppliers ÷ net purchases; of suppliers looked up, others may add to it',
  ],
  contradictFormula: [
    '往来企业的名称与工商登记的名称、曾用名均不符的有效发票张数；只计已查询工商登记的企业',
    'Valid invoices of counterparties whose name is neither the registered one nor a former one; of firms looked up',
  ],
  contradictingSales: ['名称不符的销项发票', 'Sales invoices whose name disagrees'],
  contradictingPurchases: ['名称不符的进项发票', 'Purchase invoices whose name disagrees'],
  contradicting: ['名称不符的企业', 'Firms whose name disagrees'],
  irregularSuppliers: [
    '供应商中有{n:number}家已注销、吊销、被列为失信或非正常户，近12个月涉及{amount:yuan}，占{pct:percent}。',
    '{n} suppliers are struck off, revoked, listed as dishonest or irregular; they stand for {amount} of the last 12 months, {pct}.',
  ],
  irregularCustomers: [
    '客户中有{n:number}家已注销、吊销、被列为失信或非正常户，近12个月涉及{amount:yuan}，占{pct:percent}。',
    '{n} customers are struck off, revoked, listed as dishonest or irregular; they stand for {amount} of the last 12 months, {pct}.',
  ],
  numberNameDisagree: [
    '近12个月有{n:number}张发票的对方名称与其税号的工商登记名称不一致。',
    '{n} invoices of the last 12 months name a counterparty otherwise than the registry does under its number.',
  ],
  shareThreshold: [
    '状态异常企业占比>{medium:percent}中、>{high:percent}高',
    'Share of irregular firms > {medium} medium, > {high} high',
  ],
  customersLookedUp: [
    '按近12个月净额，已查询公示信息的客户{n:number}家，占{part:percent}；未查询的不作判断。',
    '{n} customers were looked up, {part} of the net of the last 12 months; of others nothing is said.',
  ],
  suppliersLookedUp: [
    '按近12个月净额，已查询公示信息的供应商{n:number}家，占{part:percent}；未查询的不作判断。',
    '{n} suppliers were looked up, {part} of the net of the last 12 months; of others nothing is said.',
  ],
  irregularCustomerTable: ['状态异常的客户', 'Irregular customers'],
  irregularSupplierTable: ['状态异常的供应商', 'Irregular suppliers'],
  standing: ['公示状态', 'Standing'],
  toldOn: ['查询日期', 'Looked up on'],
  underObjection: [
    '其中{n:number}家据以认定状态异常的记录异议处理中，不影响判断。',
    '{n|of them is|of them are} irregular by a record that is under objection, which changes no judgement.',
  ],
  disputed: ['{standing:words}（异议处理中）', '{standing} (under objection)'],
  cancelled: ['已注销或撤销', 'Struck off'],
  revoked: ['已吊销', 'Revoked'],
  dishonest: ['失信被执行人', 'Dishonest judgment debtor'],
  irregularTaxpayer: ['非正常户', 'Irregular taxpayer'],
  publicSource: [
    '往来企业自身的工商、司法与税务公示，经本机构查询',
    'Public records of the counterparties themselves, looked up by this institution',
  ],
})
