import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'

type Look = 'primary' | 'default' | 'quiet' | 'danger'
interface Common {
  look?: Look
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  block?: boolean
  children?: ReactNode
}

const classes = (p: Common, extra?: string) =>
  cx(
    'x-btn',
    `x-btn--${p.look ?? 'default'}`,
    p.size && p.size !== 'md' && `x-btn--${p.size}`,
    p.block && 'x-btn--block',
    extra,
  )

/** `busy` keeps the width, shows a spinner and refuses clicks; use it while the request it started is under way. */
export function Button({
  look,
  size,
  icon,
  block,
  busy = false,
  children,
  className,
  disabled,
  ...rest
}: Common & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        { ...(look && { look }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="x-spin" /> : icon && <Icon name={icon} size={16} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}

/** Looks like a button, is a link. */
export function LinkButton({
  look,
  size,
  icon,
  block,
  children,
  className,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...rest}
      className={classes(
        { ...(look && { look }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
    >
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
      className={cx('x-iconbtn', className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
