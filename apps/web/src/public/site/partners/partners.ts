/** Partners whose customers have a download centre of their own. */
export const PARTNERS = [
  { code: 'baixin', path: '/downloadCenter/baixin', also: [], colour: '#c2410c' },
  { code: 'feidai', path: '/downloadCenter/feidai', also: ['/m_feidai'], colour: '#1d4ed8' },
  { code: 'huaxia', path: '/downloadCenter/huaxia', also: ['/m_huaxia'], colour: '#b91c1c' },
  { code: 'hanhua', path: '/downloadCenter/hanhua', also: [], colour: '#0f766e' },
  { code: 'jwzs', path: '/m_jwzs', also: [], colour: '#6d28d9' },
] as const

export type Partner = (typeof PARTNERS)[number]
