/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  本平台未采集工商登记的关联信息: 'The platform does not collect links of registrations',
  本平台未采集司法信息: 'The platform does not collect court records',
  '本平台未采集企业账套（ERP）': 'The platform does not collect the ledger (ERP)',
  本平台未采集开票设备信息: 'The platform does not collect issuing devices',
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
