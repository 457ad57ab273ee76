import { type Voucher, verify } from '@xinjian/contract/nouns/verify'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { saveDownload } from '../../common/save.ts'
import type { Line } from './lines.ts'
import styles from './picture.module.css'
import { usePage } from './usePage.ts'
import { useVoucherWords } from './voucher-words.ts'
import { words } from './words.ts'

const LARGEST = 4
type Box = NonNullable<Voucher['place']>

/** The page of a voucher with a box over each field, coloured by how sure it is; a press on one leads to its field. */
export function PageView(props: {
  line: Line
  /** The field that is being looked at. */
  active: string | null
  onPick: (name: string) => void
}) {
  const { item, voucher } = props.line
  const t = useWords(words)
  const say = useVoucherWords()
  const [zoom, setZoom] = useState(1)
  const page = voucher.place?.page ?? 1
  const { url, fault, retry } = usePage(item, page, voucher.place?.turned ?? 0)
  if (item.picture?.gone) return <Empty icon="file" title={t('gone')} />
  if (!item.picture?.shown)
    return (
      <Empty icon="file" title={t('noPage')}>
        <Button
          icon="download"
          onClick={() =>
            void saveDownload(verify.verifyImage, {
              id: item.picture?.id ?? 0,
              page: 1,
              turned: 0,
              original: true,
            })
          }
        >
          {t('noPageSave')}
        </Button>
      </Empty>
    )
  if (fault) return <Failed message={fault} onRetry={retry} />
  if (!url) return <Skeleton height={320} />
  const boxes = Object.entries(voucher.fields).filter(([, field]) => field.place?.page === page)
  const several = item.picture.vouchers.filter(({ place }) => place?.page === page).length > 1
  return (
    <figure className={styles.page}>
      <figcaption>
        <span>{page > 1 && t('pageOf', { n: page })}</span>
        <IconButton
          icon="minus"
          label={t('smaller')}
          disabled={zoom <= 1}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon="plus"
          label={t('larger')}
          disabled={zoom >= LARGEST}
          onClick={() => setZoom(zoom + 1)}
        />
      </figcaption>
      <div className={styles.paper}>
        <div className={layout.anchor} style={{ width: `${100 * zoom}%` }}>
          <img src={url} alt={item.name} />
          {several && voucher.place && <i className={styles.part} style={at(voucher.place)} />}
          {boxes.map(([name, field]) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              className={cx(
                styles.box,
                props.line.doubts.includes(name) && styles.doubt,
                props.active === name && styles.active,
              )}
              style={at(field.place!)}
              data-part="box"
              data-field={name}
              title={`${say.field(name)} ${t('sure', { n: Math.round(field.confidence * 100) })}`}
              onClick={() => props.onPick(name)}
            />
          ))}
        </div>
      </div>
    </figure>
  )
}

const at = ({ x, y, width, height }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
