import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'

type Variant = 'primary' | 'default' | 'quiet' | 'danger'
interface Common {
  variant?: Variant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: IconName
  block?: boolean | undefined
  children?: ReactNode
}

/** What makes an element a button to the eye, and what rooms address it by. */
const attributesOf = (p: Common, extra?: string) => ({
  className: cx(
    styles.btn,
    p.variant && p.variant !== 'default' && styles[`btn-${p.variant}` as const],
    p.size && p.size !== 'md' && styles[`btn-${p.size}` as const],
    p.block && styles.btnBlock,
    extra,
  ),
  'data-part': 'button',
  'data-variant': p.variant,
  'data-size': p.size,
})

/**
 * `busy` keeps the width, shows a spinner and refuses clicks; use it while the request it started is under way. It is not
 * disabled then: a button that is loses the focus.
 */
export function Button({
  variant,
  size,
  icon,
  block,
  busy = false,
  children,
  className,
  ...rest
}: Common & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      {...attributesOf({ variant, size, block }, className)}
      {...(busy && { onClick: undefined, 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <span className={styles.spin} /> : icon && <Icon name={icon} size={16} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}

/** A link that is drawn as a button. */
export function LinkButton({
  variant,
  size,
  icon,
  block,
  children,
  className,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} {...attributesOf({ variant, size, block }, className)}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </a>
  )
}

/** A button that is only an icon: `label` is its name for screen readers and its tooltip. */
export function IconButton({
  icon,
  label,
  size = 18,
  className,
  ...rest
}: { icon: IconName; label: string; size?: number } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cx(styles.iconbtn, className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
