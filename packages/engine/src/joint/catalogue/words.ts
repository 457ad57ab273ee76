import { words } from '@xinjian/format/say/words'

/** Rules of the catalogue of which no source of the platform tells anything. */
export const WITHOUT_SOURCE_SAYS = words({
  manyFirms: ['一人多企/同址/同电话', 'Many firms of one person, address or phone'],
  manyFirmsLine: [
    '法定代表人关联企业≥5家，或同址≥5家、同电话≥4家',
    'Firms of the legal representative ≥ 5, or ≥ 5 at the address, ≥ 4 on the phone',
  ],
  manyFirmsNeeds: ['工商登记的关联信息', 'links between registrations'],
  debtor: ['失信/被执行', 'Dishonest or enforced debtor'],
  debtorLine: [
    '当前失信≥1条为红线；当前被执行≥1条高',
    'Dishonest debtor now ≥ 1 red line; enforced debtor now ≥ 1 high',
  ],
  debtorNeeds: ['司法信息', 'court records'],
  ledger: ['ERP与票税背离', 'Ledger against invoices and returns'],
  ledgerLine: [
    '账套收入与开票或申报相差>30%',
    'Revenue of the ledger off invoices or returns by > 30%',
  ],
  ledgerNeeds: ['近期的企业账套（ERP）', 'a recent ledger (ERP)'],
  device: ['同IP/设备多企', 'Many firms on one device'],
  deviceLine: ['3家以上企业共用开票设备≥1组', '≥ 1 group of 3 or more firms on one issuing device'],
  deviceNeeds: ['开票设备信息', 'records of issuing devices'],
  notCollected: ['本平台未采集{needs:words}', 'the platform does not collect {needs}'],
})
