import { cx } from '../cx.ts'
import styles from './seal.module.css'
/** The mark: a square seal with 信 over 鉴, drawn as text in the serif stack so that it needs no font file. */
export function Seal({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label="信鉴">
      <rect x="1.5" y="1.5" width="37" height="37" rx="7" fill="var(--seal-500)" />
      <rect
        x="4.5"
        y="4.5"
        width="31"
        height="31"
        rx="4.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
      />
      <g
        fill="#fff"
        fontFamily="var(--font-serif)"
        fontSize="14.5"
        fontWeight="700"
        textAnchor="middle"
      >
        <text x="20" y="18.6">
          信
        </text>
        <text x="20" y="32.4">
          鉴
        </text>
      </g>
    </svg>
  )
}

/** Mark and name side by side; `inverse` for dark bars. */
export function Brand({ inverse = false, size = 30 }: { inverse?: boolean; size?: number }) {
  return (
    <span className={inverse ? cx(styles.brand, styles.brandInverse) : styles.brand}>
      <Seal size={size} />
      <span className={styles.brandName} data-part="brandName">
        信鉴
      </span>
    </span>
  )
}
