import { useWords } from '../../i18n/dictionary.ts'
import { Card, ICON_NAMES, Icon, PageHead } from '../../ui/index.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Frame } from '../Frame.tsx'
import { Controls } from '../gallery/Controls.tsx'
import { DataSamples } from '../gallery/DataSamples.tsx'
import { Foundations } from '../gallery/Foundations.tsx'
import styles from '../gallery/gallery.module.css'
import { Pickers } from '../gallery/Pickers.tsx'
import { words } from '../gallery/words.ts'

/** `/icon/index`: everything a page is made of, on one page. */
export function Component() {
  const t = useWords(words)
  return (
    <Frame>
      <PageHead title={t('title')} note={t('note')} />
      <Foundations />
      <Controls />
      <DataSamples />
      <Card
        title={t('pickers')}
        extra={<small className={textStyles.muted}>{t('pickersNote')}</small>}
      >
        <Pickers />
      </Card>
      <Card title={t('icons')}>
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Card>
    </Frame>
  )
}
