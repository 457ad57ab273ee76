/** What is found over all borrowers of an institution. Names no schema: pages import it. */
export const BORROWER_FINDINGS = ['GUARANTEE_CIRCLE', 'COMMON_CONTROL'] as const
