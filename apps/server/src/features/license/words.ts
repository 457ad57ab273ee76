import { words } from '@xinjian/format/say/words'

/** What is refused of the photo of a business licence. */
export const LICENSE_SAYS = words({
  invoiceNotBusinessLicence: [
    '这张照片是发票，不是营业执照，请拍摄营业执照正面',
    'This is an invoice, not a business licence: take a photo of the front of the licence',
  ],
  uploadPhotoBusinessLicence: [
    '请上传 JPG 或 PNG 格式的营业执照照片',
    'Upload a photo of the business licence, JPG or PNG',
  ],
  licenceCouldNotRead: [
    '未能识别营业执照，请在光线充足处正对执照重新拍摄',
    'The licence could not be read: take the photo again from straight above in good light',
  ],
  photoTooLarge: [
    '照片不能超过5 MB，请压缩后重试',
    'At most 5 MB: make the photo smaller and try again',
  ],
  choosePhotoBusinessLicence: ['请选择营业执照照片', 'Choose a photo of the business licence'],
  manyPhotosBeingRead: [
    '正在识别的照片较多，请过半分钟再上传',
    'Many photos are being read: upload it again in half a minute',
  ],
})
