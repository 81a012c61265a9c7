export {CatalogTextProvider, useCatalogText} from './CatalogTextProvider';
export {type PageProps, usePageProps} from './usePageProps';
