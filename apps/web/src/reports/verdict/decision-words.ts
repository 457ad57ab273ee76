/** What a report comes to, as reports themselves say it: the one list of these words in the pages. */
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
    REVIEW: 'Review',
    REJECT: 'Reject',
    UNRATABLE: 'Too little data, not rated',
  },
}
