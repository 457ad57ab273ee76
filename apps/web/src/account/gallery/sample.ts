/** Sample figures of the gallery: invented, deterministic. */
export const MONTHS = Array.from({ length: 12 }, (_, i) =>
  i < 3 ? `2025-${10 + i}` : `2026-${String(i - 2).padStart(2, '0')}`,
)
export const SALES = [228, 241, 305, 262, 118, 254, 291, 287, 276, 312, 338, 374].map(
  (v) => v * 1e4,
)

const wave = (seed: number) =>
  Array.from({ length: 12 }, (_, i) =>
    seed === 3 && i < 4 ? null : 50 + 40 * Math.sin(i / 2 + seed),
  )

export const PARTIES = [
  { name: '苏州精密机械', amount: 8_260_400.5, share: 0.2513, trend: wave(1) },
  { name: '无锡自动化', amount: 5_418_000, share: 0.1648, trend: wave(2) },
  { name: '昆山电子', amount: 3_072_118.2, share: 0.0935, trend: wave(3) },
  { name: '常州轴承', amount: -128_600, share: 0, trend: wave(4) },
]
