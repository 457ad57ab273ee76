/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
