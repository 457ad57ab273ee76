/** What a report comes to: said beside the verdict, and of the latest reports. */
export const DECISION_WORDS = {
  zh: {
    ADMIT: '建议准入',
    CLEAR: '未见须复核事项',
    REVIEW: '人工复核',
    REJECT: '建议拒绝',
    UNRATABLE: '数据不足，不评级',
  },
  en: {
    ADMIT: 'Admit',
    CLEAR: 'Nothing to review',
    REVIEW: 'Manual review',
    REJECT: 'Decline',
    UNRATABLE: 'Not enough data, not rated',
  },
}
