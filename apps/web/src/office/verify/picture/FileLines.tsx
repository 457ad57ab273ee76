import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Progress } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { bytesText } from '../../intake/bytes.ts'
import { isArchive } from './drop/archive.ts'
import { type Dropped, isOver } from './drop/drop.ts'
import { mayRepeat } from './drop/drop-store.ts'
import type { useDrop } from './drop/useDrop.ts'
import { useMinutesLeft } from './drop/useMinutesLeft.ts'
import { Kept } from './Kept.tsx'
import styles from './picture.module.css'
import { words } from './words.ts'

/** More than these stand alone only where there is something to see to. */
const FEW = 6

const bad = (item: Dropped) => item.state === 'failed' || item.picture?.error != null

const tooLarge = ({ name }: Dropped) => (isArchive(name) ? 'archiveTooLarge' : 'tooLarge')

/** Every file with its progress and what came of it; what failed stands first. */
export function FileLines({ drop }: { drop: ReturnType<typeof useDrop> }) {
  const t = useWords(words)
  const { items } = drop
  const [whole, setWhole] = useState(false)
  const over = items.filter(isOver).length
  const minutes = useMinutesLeft(over, items.length)
  if (items.length === 0) return null
  const many = items.length > FEW
  const shown = items
    .filter((item) => whole || !many || bad(item) || !isOver(item))
    .sort((a, b) => Number(bad(b)) - Number(bad(a)))
  return (
    <div className={styles.files}>
      <p className={layout.row2} role="status">
        <span>
          {t('progress', { done: over, total: items.length })}
          {minutes !== null && t('minutes', { n: minutes })}
        </span>
        {over < items.length && (
          <Button size="sm" variant="quiet" onClick={drop.cancelAll}>
            {t('cancelAll')}
          </Button>
        )}
        {items.filter(({ state }) => state === 'failed').length > 1 && (
          <Button size="sm" variant="quiet" onClick={drop.againAll}>
            {t('againAll')}
          </Button>
        )}
        {over > 0 && (
          <Button size="sm" variant="quiet" onClick={drop.clear}>
            {t('clear')}
          </Button>
        )}
        {many && (
          <Button size="sm" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {t(whole ? 'fewer' : 'allFiles')}
          </Button>
        )}
      </p>
      {over < items.length && <Progress value={(over / items.length) * 100} label={t('reading')} />}
      <ul>
        {shown.map((item) => (
          <li key={item.id} data-part="file">
            <Icon
              name={bad(item) ? 'warning' : isOver(item) ? 'check' : 'file'}
              size={16}
              className={bad(item) ? styles.bad : ''}
            />
            <div>
              <p>
                <b>{item.name}</b>
                <small className={cx(textStyles.num, textStyles.muted)}>
                  {bytesText(item.size)}
                </small>
              </p>
              {item.state === 'sending' && <Progress value={item.percent} label={item.name} />}
              <p className={bad(item) ? styles.bad : textStyles.muted}>
                {item.message ||
                  item.picture?.error ||
                  t(item.state === 'failed' ? tooLarge(item) : item.state, {
                    n: item.picture?.vouchers.length ?? 0,
                  })}
                {item.picture && <Kept of={item.picture} />}
              </p>
            </div>
            <span>
              {bad(item) && mayRepeat(item) && (
                <Button size="sm" variant="quiet" onClick={() => drop.again(item.id)}>
                  {t('again')}
                </Button>
              )}
              <IconButton
                icon="close"
                size={14}
                label={`${t(isOver(item) ? 'remove' : 'cancel')} ${item.name}`}
                onClick={() => drop.cancel(item.id)}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
