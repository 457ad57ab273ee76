import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button, Card, ICON_NAMES, Icon, PageHead, Skeleton } from '../../ui/index.ts'
import { Frame } from '../Frame.tsx'
import { Controls } from '../gallery/Controls.tsx'
import { DataSamples } from '../gallery/DataSamples.tsx'
import { Foundations } from '../gallery/Foundations.tsx'
import '../gallery/gallery.css'
import { words } from '../gallery/words.ts'

const AntdSample = lazy(async () => ({
  default: (await import('../gallery/AntdSample.tsx')).AntdSample,
}))

/** `/icon/index`: everything a page is made of, on one page. */
export function Component() {
  const t = useWords(words)
  const [antd, setAntd] = useState(false)
  return (
    <Frame>
      <PageHead title={t('title')} note={t('note')} />
      <Foundations />
      <Controls />
      <DataSamples />
      <Card title={t('antd')} extra={<small className="muted">{t('antdNote')}</small>}>
        {antd ? (
          <Suspense fallback={<Skeleton height={36} />}>
            <AntdSample />
          </Suspense>
        ) : (
          <Button onClick={() => setAntd(true)}>{t('load')}</Button>
        )}
      </Card>
      <Card title={t('icons')}>
        <ul className="g-icons">
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
