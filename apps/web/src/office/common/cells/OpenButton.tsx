import type { ComponentProps } from 'react'
import { sayName } from '../../../reports/reach/say-name.ts'
import { cx } from '../../../ui/cx.ts'
import styles from './open-button.module.css'

/** Cell of a list that opens what its row stands for: a button that reads as a link. `about` is heard behind what it shows. */
export function OpenButton({
  className,
  about,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { about?: string }) {
  return (
    <button
      type="button"
      ref={about === undefined ? undefined : (button) => sayName(button, about)}
      {...rest}
      className={cx(styles.open, className)}
    />
  )
}
