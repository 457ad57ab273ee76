import { filledIn, paragraphsOf } from '@xinjian/contract/channel/agreement'
import { DEFAULT_COLOUR, readable } from '@xinjian/contract/channel/theme'
import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Seal } from '../../ui/brand/Seal.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './preview.module.css'
import { previewWords } from './preview-words.ts'
import { words } from './words.ts'

/** The first screen of the phone as the channel would have it, with a made-up enterprise in its clauses. */
export function PhonePreview(props: {
  title: string
  color: string
  logo: string | null
  company: string
  clauses: string
}) {
  const t = useWords(words)
  const tp = useWords(previewWords)
  const { title, color, logo, company, clauses } = props
  const accent = readable(color) ?? DEFAULT_COLOUR
  const values = {
    enterprise: tp('enterprise'),
    taxNo: '91440300MA5EXAMPLE',
    signer: tp('signer'),
    role: tp('role'),
    channel: title,
    grantees: company,
    service: '400-000-0000',
  }
  return (
    <aside className={styles.side}>
      <h3>{t('preview')}</h3>
      <small className={textStyles.muted}>{t('previewNote')}</small>
      <div
        className={styles.phone}
        style={{ '--channel': accent } as CSSProperties}
        data-part="preview"
      >
        <div className={styles.head}>
          <div className={styles.bar}>
            {logo ? <img src={logo} alt="" width={24} height={24} /> : <Seal size={24} />}
            <span>{title || '…'}</span>
            <i />
          </div>
          <p>{tp('eyebrow', { name: company })}</p>
          <b>{tp('hero')}</b>
        </div>
        <div className={styles.body}>
          <section>
            <h4>{tp('who')}</h4>
            <p>{company}</p>
          </section>
          {paragraphsOf(clauses).length > 0 && (
            <section>
              <h4>{t('agreement')}</h4>
              {paragraphsOf(clauses).map((paragraph) => (
                <p key={paragraph}>{filledIn(paragraph, values)}</p>
              ))}
            </section>
          )}
        </div>
        <div className={styles.foot}>
          <span>{tp('start')}</span>
        </div>
      </div>
    </aside>
  )
}
