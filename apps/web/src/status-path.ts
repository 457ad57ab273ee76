/** Where it is told how the service does: by itself, because the page of an error knows no other path. */
export const STATUS_PATH = '/status'
