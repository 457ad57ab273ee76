/** One sentence or several as a part of a longer one: no full stop stands within it. */
export const withoutStop = (text: string): string => text.replace(/。$/, '').replaceAll('。', '；')
