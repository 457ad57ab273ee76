import type { ConsentBrief } from '@xinjian/contract'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { MayLink } from '../common/MayLink.tsx'
import styles from './basis.module.css'
import { words } from './basis-words.ts'
import { STATUS_COLOURS, statusWords } from './words.ts'

/** One contract in a line: number, state, who signed, end, and what it allows the data to be used for. */
export function ConsentLine({ consent: c }: { consent: ConsentBrief }) {
  const t = useWords(words)
  const ts = useWords(statusWords)
  return (
    <span className={styles.consent}>
      <MayLink className={textStyles.num} to={paths.consents({ contractNo: c.contractNo })}>
        {c.contractNo}
      </MayLink>
      <Tag colour={STATUS_COLOURS[c.status]}>{ts(c.status)}</Tag>
      <small>{c.signer}</small>
      <small className={cx(textStyles.muted, textStyles.num)}>
        {t('validTo', { at: instant(c.validTo).slice(0, 10) })}
      </small>
      <small className={textStyles.muted} title={c.grantees.join('、')}>
        {t('purposes', { list: c.purposes.join('、') })}
      </small>
    </span>
  )
}
