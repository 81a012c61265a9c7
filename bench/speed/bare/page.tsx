import React from 'react';
import {createRoot} from 'react-dom/client';
import SortPeaks from '../../../docs/react-data-grid/sorting/_demos/SortPeaks';

// The limit: what the first demo of the page on sorting costs without a site around it.
const root = document.getElementById('demo');
if (root) createRoot(root).render(<SortPeaks />);
